// Tables and numbers are written in the forms of TextForms, which whoever writes recordings needs, too.
@_exported public import TextForms
